import type { FastifyInstance } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';

/** What is done at an address; `url` is its pattern. */
export interface Route {
  method: HTTPMethod;
  url: string;
}

/** Every address of a server with what can be done there. */
interface RouteTable {
  readonly routes: readonly Route[];
  /** The methods that the address of `path` does; none where nothing is there. */
  methodsAt(path: string): HTTPMethod[];
}

declare module 'fastify' {
  interface FastifyInstance {
    routeTable: RouteTable;
  }
}

const methods: readonly HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Keeps account of the routes that are registered from here on, as `app.routeTable`. */
export function keepRouteTable(app: FastifyInstance): void {
  const routes: Route[] = [];
  const router = findMyWay();
  app.addHook('onRoute', ({ method, url }) => {
    const named = [method].flat().map((each) => each.toUpperCase());
    for (const each of methods.filter((candidate) => named.includes(candidate))) {
      routes.push({ method: each, url });
      router.on(each, url, () => undefined);
    }
  });
  app.decorate('routeTable', {
    routes,
    methodsAt: (path) => methods.filter((method) => router.find(method, path) !== null),
  });
}
