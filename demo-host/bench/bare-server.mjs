/**
 * The least that a server can be: sends bytes that it was given, by address. Started as a process of its own with the
 * answers as JSON in a file: `{ [address]: { headers, body } }`, the bodies in base64. Prints its port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answers = new Map(
  Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))).map(([address, { headers, body }]) => [
    address,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return response.writeHead(404).end();
  response.writeHead(200, answer.headers);
  return response.end(answer.body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
