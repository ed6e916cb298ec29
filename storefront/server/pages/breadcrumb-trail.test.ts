import { describe, expect, it } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.js';

const labels = (id: number, name = 'A card') => breadcrumbTrail({ id, name }).map((crumb) => crumb.label);

describe('the breadcrumb of a quote page', () => {
  it('starts with Business Cards, which leads to the landing page', () => {
    expect(breadcrumbTrail({ id: 18, name: 'Swing Tags' })[0]).toEqual({
      label: 'Business Cards',
      path: '/business-cards',
    });
  });

  it.each([16, 17, 18])('goes on with Type for product %i', (id) => {
    expect(labels(id)).toEqual(['Business Cards', 'Type', 'A card']);
  });

  it.each([19, 20, 21])('goes on with Material for product %i', (id) => {
    expect(labels(id)).toEqual(['Business Cards', 'Material', 'A card']);
  });

  it('has neither for a product of another kind', () => {
    expect(labels(3, 'Standard Vinyl')).toEqual(['Business Cards', 'Standard Vinyl']);
  });

  it('ends with the product, which is this page and no link', () => {
    expect(breadcrumbTrail({ id: 19, name: 'Standard Matte 250gsm' }).at(-1)).toEqual({
      label: 'Standard Matte 250gsm',
      path: null,
    });
  });

  it('is the root alone while several products are on offer', () => {
    expect(breadcrumbTrail(null).map((crumb) => crumb.label)).toEqual(['Business Cards']);
  });
});
