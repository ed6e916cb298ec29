/** Bytes of an answer that is read; those of the services that the shop asks have a few thousand. */
const maxLength = 1_048_576;

/**
 * As `fetch`, whose settings every library has a type of its own for, asking services of others: where one answers without an
 * end, reading it fails, instead of taking all memory.
 */
export async function fetchBounded(address: string | URL | Request, settings?: object): Promise<Response> {
  const answer = await fetch(address, settings);
  let read = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      read += part.byteLength;
      if (read > maxLength) controller.error(new Error(`It answered more than ${maxLength} bytes.`));
      else controller.enqueue(part);
    },
  });
  return answer.body ? new Response(answer.body.pipeThrough(bounded), answer) : answer;
}
