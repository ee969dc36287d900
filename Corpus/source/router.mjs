import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const routes = new Map([
  ['/', async () => ({ status: 200, body: 'harbour' })],
  ['/tides', async () => ({ status: 200, body: await readFile('tides.json', 'utf8') })],
]);

export async function answer(url) {
  const route = routes.get(url) ?? (async () => ({ status: 404, body: 'not found' }));
  return route();
}

export default createServer(async (request, response) => {
  const { status, body } = await answer(request.url);
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(body);
});
