import { FeatureInfo, type Product, ProductInfo, printFeatureCodes } from '@kerf/sdk/contract';
import { assign, defaulted, enums, object, type Struct } from 'superstruct';
import type { Information } from './catalogue.js';
import { CatalogueError } from './catalogue-error.js';
import { checkFile } from './check-file.js';
import { readFolderIfThere } from './read-folder.js';

/** A file in information/: what most have none of may be left out. */
const InfoFile = assign(
  ProductInfo,
  object({
    video: defaulted(ProductInfo.schema.video, null),
    stock: defaulted(ProductInfo.schema.stock, null),
    second: defaulted(ProductInfo.schema.second, null),
  }),
);
const FeatureFile = assign(FeatureInfo, object({ code: enums(printFeatureCodes) }));

/** The files of a folder by a key of their own; a catalogue without the folder has none. */
async function loadByKey<T, S>(
  directory: string,
  folder: string,
  { shape, key }: { shape: Struct<T, S>; key: keyof T & string },
): Promise<Map<string, { file: string; info: T }>> {
  const loaded = new Map<string, { file: string; info: T }>();
  for (const raw of await readFolderIfThere(directory, folder)) {
    const info = checkFile(raw, shape);
    const name = String(info[key]);
    if (loaded.has(name)) throw new CatalogueError(raw.name, key, `a ${key} of its own`, name);
    loaded.set(name, { file: raw.name, info });
  }
  return loaded;
}

/** What there is to read about products and their stocks, from information/, and about special features, from feature-information/. */
export async function loadInformation(
  directory: string,
  products: ReadonlyMap<number, Product>,
): Promise<Information> {
  const infos = await loadByKey(directory, 'information', { shape: InfoFile, key: 'ref' });
  const features = await loadByKey(directory, 'feature-information', { shape: FeatureFile, key: 'code' });
  const named = [...products.values()].flatMap(({ prod_info_ref, materials }) => [
    prod_info_ref,
    ...materials.map(({ ref }) => ref),
  ]);
  // One that nothing names would never be read: its name is misspelt.
  for (const [ref, { file }] of infos)
    if (!named.includes(ref))
      throw new CatalogueError(file, 'ref', 'a prod_info_ref, or a ref of a material, of a product', ref);
  return {
    infos: new Map([...infos].map(([ref, { info }]) => [ref, info])),
    features: new Map([...features].map(([code, { info }]) => [code, info])),
  };
}
