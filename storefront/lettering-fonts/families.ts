/** The families that lettering is offered in, by what they look like; each under the SIL Open Font License. */

/** The release of the `@fontsource` packages that the files are from, and those of another one. */
export const release = '5.3.0';
export const otherReleases: Readonly<Record<string, string>> = {
  'source-code-pro': '5.3.1',
  'source-serif-4': '5.3.1',
};

/**
 * The files of a package that are taken besides the one of Western Europe, where it has them. The first that has a letter writes
 * it: Vietnamese comes before the rest of Latin, so that a word of it is of one file. Letters of other scripts have to be joined
 * or put on top of each other, which is not done here.
 */
export const slices = ['vietnamese', 'latin-ext', 'cyrillic', 'greek', 'hebrew'] as const;

export const families = {
  sans: [
    'inter',
    'roboto',
    'open-sans',
    'lato',
    'montserrat',
    'poppins',
    'nunito',
    'raleway',
    'work-sans',
    'public-sans',
    'dm-sans',
    'manrope',
    'rubik',
    'karla',
    'barlow',
    'josefin-sans',
    'quicksand',
    'outfit',
    'figtree',
    'archivo',
    'cabin',
    'league-spartan',
  ],
  serif: [
    'lora',
    'playfair-display',
    'eb-garamond',
    'libre-baskerville',
    'crimson-text',
    'cormorant-garamond',
    'bitter',
    'source-serif-4',
    'cinzel',
    'dm-serif-display',
    'old-standard-tt',
    'spectral',
  ],
  script: [
    'pacifico',
    'dancing-script',
    'great-vibes',
    'sacramento',
    'lobster',
    'caveat',
    'kaushan-script',
    'parisienne',
    'allura',
    'alex-brush',
    'cookie',
    'courgette',
    'tangerine',
    'pinyon-script',
    'amatic-sc',
    'shadows-into-light',
    'indie-flower',
  ],
  display: [
    'bebas-neue',
    'anton',
    'oswald',
    'righteous',
    'bungee',
    'fredoka',
    'titan-one',
    'bangers',
    'black-ops-one',
    'monoton',
    'abril-fatface',
    'lilita-one',
    'passion-one',
    'russo-one',
    'orbitron',
    'baloo-2',
    'fjalla-one',
    'archivo-black',
  ],
  slab: ['arvo', 'zilla-slab', 'alfa-slab-one', 'rokkitt', 'bree-serif'],
  mono: [
    'roboto-mono',
    'source-code-pro',
    'jetbrains-mono',
    'space-mono',
    'ibm-plex-mono',
    'fira-code',
    'courier-prime',
    'inconsolata',
  ],
} as const;
