import { currency, type InfoQuestion } from '@kerf/sdk/contract';
import type { Crumb } from '../../pages/breadcrumb.js';
import type { MetaTags } from '../words/meta-tags.js';
import { scriptText } from './script-text.js';

/** What search engines are told about a quote page. `price` in dollars, GST included. */
export interface StructuredProduct {
  name: string;
  meta: MetaTags;
  price: number;
  trail: readonly Crumb[];
  origin: string;
  review: { count: number; average: number };
  /** Those that the page answers. */
  faqs: readonly InfoQuestion[];
}

/** The JSON-LD of a quote page as text that is safe inside a script element. */
export function structuredData({
  name,
  meta,
  price,
  trail,
  origin,
  review,
  faqs,
}: StructuredProduct): string {
  const product = {
    '@type': 'Product',
    name,
    description: meta.description,
    image: meta.image,
    url: meta.url,
    brand: { '@type': 'Brand', name: 'Kerf' },
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: meta.url,
    },
    // No rating is claimed without reviews.
    ...(review.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(review.average * 10) / 10,
        reviewCount: review.count,
      },
    }),
  };
  const breadcrumb = breadcrumbList(trail, origin);
  const questions = {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const graph = [product, breadcrumb, ...(faqs.length > 0 ? [questions] : [])];
  return written(graph);
}

/** What search engines are told about a page that shows no one product: the way to it, and what it leads to; of the home page, who is behind it. */
export function structuredPage({
  meta,
  trail = [],
  origin,
  entries = [],
}: {
  meta: MetaTags;
  /** That which the page shows. Default: none. */
  trail?: readonly Crumb[];
  origin: string;
  entries?: readonly { name: string; path: string }[];
}): string {
  const page = {
    '@type': 'WebPage',
    name: meta.title,
    description: meta.description,
    url: meta.url,
    primaryImageOfPage: meta.image,
  };
  const home = [{ '@type': 'WebSite', name: 'Kerf', url: meta.url }, publisher(origin)];
  const list = {
    '@type': 'ItemList',
    itemListElement: entries.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  };
  return written([
    page,
    ...(meta.url === `${origin}/` ? home : []),
    ...(trail.length > 0 ? [breadcrumbList(trail, origin)] : []),
    ...(entries.length > 0 ? [list] : []),
  ]);
}

const publisher = (origin: string) => ({
  '@type': 'Organization',
  name: 'Kerf',
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

/** What search engines are told about a piece of news. `date` is the day it is from, as an ISO date. */
export function structuredArticle({
  headline,
  date,
  meta,
  trail,
  origin,
}: {
  headline: string;
  date: string;
  meta: MetaTags;
  trail: readonly Crumb[];
  origin: string;
}): string {
  const article = {
    '@type': 'Article',
    headline,
    description: meta.description,
    image: [meta.image],
    datePublished: date,
    url: meta.url,
    mainEntityOfPage: meta.url,
    author: publisher(origin),
    publisher: publisher(origin),
  };
  return written([article, breadcrumbList(trail, origin)]);
}

const written = (graph: readonly object[]): string =>
  scriptText({ '@context': 'https://schema.org', '@graph': graph });

/** A way of a single step is none: it starts at home then. */
const breadcrumbList = (trail: readonly Crumb[], origin: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: (trail.length > 1 ? trail : [{ label: 'Home', path: '/' }, ...trail]).map(
    ({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: origin + path }),
    }),
  ),
});
