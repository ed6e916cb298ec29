import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a server of mail treats a letter. */
type Manner = 'take' | 'stall' | 'refuse for now' | 'refuse for good' | 'refuse the recipient' | 'die';

/** A server of mail on this machine that keeps what it takes. */
export interface SmtpSink {
  url: string;
  port: number;
  /** Every letter that it took, as it can be read. */
  taken: Email[];
  /** How it treats letters from now on. */
  manner: Manner;
  /** How many letters were begun. */
  begun: number;
  close(): Promise<void>;
}

const refusal = (words: string, responseCode: number) => Object.assign(new Error(words), { responseCode });

/** Starts one on a port of its own, or the one that is named. */
export async function openSmtpSink(port = 0): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, callback) {
      callback(sink.manner === 'refuse the recipient' ? refusal('nobody of that name', 550) : null);
    },
    onData(stream, _session, callback) {
      sink.begun++;
      if (sink.manner === 'die') {
        stream.once('data', cutAll);
        stream.resume();
        return;
      }
      void buffer(stream).then(
        async (bytes) => {
          if (sink.manner === 'stall') return;
          if (sink.manner === 'refuse for now') return callback(refusal('come back later', 451));
          if (sink.manner === 'refuse for good') return callback(refusal('not this one', 554));
          sink.taken.push(await PostalMime.parse(bytes));
          callback();
        },
        // Whoever went away in the middle of a letter has sent none.
        () => {},
      );
    },
  });
  // What breaks off is what these tests are about.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const own = typeof address === 'object' && address ? address.port : port;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${own}`,
    port: own,
    taken: [],
    manner: 'take',
    begun: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cutAll();
      }),
  };
  return sink;
}
