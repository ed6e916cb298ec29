import { AddressEntry, addressRoutes, maxSuburbs, messages } from '@kerf/sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../http/answer.js';
import { failure } from '../http/api-failure.js';
import { checkShape } from '../http/check-shape.js';
import { readQuery } from '../http/read-query.js';
import { sendKept } from '../http/send-kept.js';
import type { Member } from '../people/account.js';
import {
  addAddress,
  chooseDefault,
  editAddress,
  listAddresses,
  removeAddress,
} from '../people/address-book.js';
import { requireMember } from '../people/members.js';
import type { ShopContext } from '../shop-context.js';
import { bearerOf, guardSecrets } from './person-request.js';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** A day: suburbs are as they are. */
const cacheControl = 'public, max-age=86400';
const maxSearchLength = 60;

/** What one letter begins is no help, and there is one answer for it. */
const isSearch = (text: string): boolean => text.length >= 2;

/** Addresses that members keep, on the shop's own pages alone, and suburbs for whoever types one. */
export function serveAddresses(
  app: FastifyInstance,
  { catalogue, chosenAnswers, people, publicUrl }: ShopContext,
): void {
  app.get(addressRoutes.suburbs, (request, reply) => {
    const { search = '' } = readQuery(request, ['search']);
    if (search.length > maxSearchLength)
      throw failure('API_VALUE_INVALID', `search has at most ${maxSearchLength} characters.`, {
        field: 'search',
      });
    const typed = search.trim().toLowerCase();
    return sendKept(chosenAnswers, `${addressRoutes.suburbs} ${typed}`, request, reply, () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
      body: JSON.stringify(
        success({ suburbs: isSearch(typed) ? catalogue().suburbs.find(typed, maxSuburbs) : [] }),
      ),
    }));
  });

  async function memberOf(request: FastifyRequest, reply: FastifyReply): Promise<Member> {
    guardSecrets(request, reply, publicUrl);
    readQuery(request, []);
    return requireMember(people, bearerOf(request, publicUrl));
  }

  app.get(addressRoutes.addresses, async (request, reply) => {
    const { person } = await memberOf(request, reply);
    return success({ addresses: await listAddresses(people.db, person.id) });
  });

  app.post(addressRoutes.createAddress, async (request, reply) => {
    const { person } = await memberOf(request, reply);
    const address = await addAddress(people, person.id, checkShape(request.body, AddressEntry));
    return reply.code(201).send(success({ address }, 201, messages.addressAdded));
  });

  app.put(`${addressRoutes.updateAddress}/:id`, async (request: IdRequest, reply) => {
    const { person } = await memberOf(request, reply);
    const entry = checkShape(request.body, AddressEntry);
    const address = await editAddress(people, person.id, request.params.id, entry);
    return success({ address }, 200, messages.addressEdited);
  });

  app.put(`${addressRoutes.updateDefault}/:id`, async (request: IdRequest, reply) => {
    const { person } = await memberOf(request, reply);
    return success({ addresses: await chooseDefault(people, person.id, request.params.id) });
  });

  app.delete(`${addressRoutes.deleteAddress}/:id`, async (request: IdRequest, reply) => {
    const { person } = await memberOf(request, reply);
    return success({ addresses: await removeAddress(people, person.id, request.params.id) });
  });
}
