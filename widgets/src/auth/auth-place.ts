/** Where a person signs in, and what is offered there. */
import type { SocialProviderName } from '@kerf/sdk/contract';
import type { PersonForm, Runtime } from '@kerf/sdk/runtime';
import { shopUrl } from '../element/shop-url.js';
import type { WidgetAttributes } from '../element/widget-attributes.js';

/** The providers of social sign-in that there are, as they stand below each other. */
const providers: readonly SocialProviderName[] = ['facebook', 'google'];

export interface AuthPlace {
  /** A path of the shop to go to afterwards; '' for none. */
  redirect: string;
  email: string;
  /** Stands within something else, or in the dialog whose other tab registers, so that it leads nowhere. */
  isEmbedded: boolean;
  isInquiry: boolean;
  /** Goes on to an order afterwards, where a forgotten password comes back to the form. */
  isForOrder: boolean;
  isQuotePage: boolean;
  isSamplePack: boolean;
  /** What is opened again afterwards, on a page where quotes are asked for; '' for nothing. */
  modal: string;
  /** What the way on without an account is called; '' where there is none. */
  guest: '' | 'Continue as guest' | 'Inquire as Guest';
  social: readonly SocialProviderName[];
  registerLink: string;
  /** The page of a form, for a browser without script. */
  link(form: PersonForm): string;
  /** Where signing in with an account elsewhere begins. */
  socialLink(provider: SocialProviderName): string;
}

/** Contexts in which one may go on as a guest. */
const guestContexts = ['quote', 'sample-pack', 'header'];

/** Reads where a widget stands from its attributes. */
export function authPlace(
  { context = '', redirect = '', email = '', social = '', modal = '', show = '' }: WidgetAttributes,
  runtime: Pick<Runtime, 'api' | 'shop'>,
): AuthPlace {
  const isInquiry = context === 'inquiry';
  const query = redirect ? `redirect=${encodeURIComponent(redirect)}` : '';
  const page = (path: string, ...params: string[]) => {
    const search = [...params, query].filter(Boolean).join('&');
    return shopUrl(runtime, search ? `${path}?${search}` : path);
  };
  return {
    redirect,
    email,
    isEmbedded: isInquiry || context === 'order' || show === 'modal',
    isInquiry,
    isForOrder: context === 'order',
    isQuotePage: context === 'quote',
    isSamplePack: context === 'sample-pack',
    modal,
    guest: isInquiry ? 'Inquire as Guest' : guestContexts.includes(context) ? 'Continue as guest' : '',
    social: providers.filter((each) => social.split(' ').includes(each)),
    registerLink: page('/register'),
    link: (form) => page('/sign-in', `form=${form}`),
    socialLink: (provider) => page(`/login/${provider}`),
  };
}
