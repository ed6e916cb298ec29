/**
 * What is handed to the renderer, as JSON beside the files that it names: what lies where, in which light, seen from
 * where. Lengths are mm, turns degrees against the clock; x is to the right, y away from the viewer, z up from the table.
 */

type Point = readonly [x: number, y: number, z: number];

/** What lies on a part of a print; lacquer where it is not said. */
export type Coating = 'textured' | 'glitter';

/** How a side of a sheet looks. Paths are of PNG files that cover the piece up to its bleed. */
export interface Face {
  stock: { colour: string; texture: string };
  surface: string;
  /** Ink, transparent where there is none. */
  print?: string;
  /** Where a foil is stamped, white on black, and the same softened: the edge that the stamp presses into the card. */
  foils: readonly { path: string; edge: string; metal: string }[];
  /** Raised by so many mm where the picture is white; sunk where `depth` is negative. */
  relief?: { path: string; depth: number };
  /** Fibres that lie in the stock: a tile of 60 mm. */
  fibres?: string;
  /** Where a coating lies, white on black; default: a glossy one. */
  coating?: string;
  coatedWith?: Coating;
  /** Seen through the sheet: what is printed on its other side, the other way round. */
  isSeenThrough?: boolean;
}

/** A bend: so far along its direction, within so many mm, by so many degrees upwards. */
interface Turn {
  at: number;
  over: number;
  degrees: number;
}

export interface Bend {
  direction: number;
  turns: readonly Turn[];
  /** It is bent together with what lies so many mm below it, and lifts off with that. Default: it comes to lie where it is put. */
  above?: number;
}

/** A printed sheet, without its place. */
export interface Sheet {
  /** An SVG file with the one path that it is cut along. */
  outline: string;
  width: number;
  height: number;
  thick: number;
  bleed: number;
  front: Face;
  back: Face;
  edge: { colour: string };
  /** So many mm of clear resin stand on a round piece that lies flat. */
  dome?: number;
}

interface Placed {
  at: Point;
  turn?: number;
}

export type Thing =
  | {
      kind: 'ground';
      of: 'stone' | 'paint' | 'woven' | 'wall' | 'mat' | 'lacquer';
      colour: string;
      turn?: number;
      /** Which part of it is in view. */
      shift?: readonly [number, number];
      /** Of the folds of a cloth; flat within `calm` mm of the middle. */
      depth?: number;
      calm?: number;
    }
  | (Sheet &
      Placed & {
        kind: 'sheet';
        side?: 'front' | 'back';
        tilt?: readonly [number, number];
        /** Turned in its own plane, before it is tilted. */
        spin?: number;
        /** Stuck round an upright thing of so many mm from its axis, which stands `at`. */
        round?: number;
        bend?: Bend;
      })
  | (Sheet & Placed & { kind: 'stack'; count: number; slip?: number; loose?: number })
  | (Sheet &
      Placed & {
        kind: 'roll';
        /** Of the wound liner. */
        radius: number;
        /** Outer radius of the core that it is wound on. */
        core: number;
        /** From one label to the next, and of liner above and below them. */
        pitch: number;
        margin: number;
        /** Colour of the liner. */
        liner: string;
      })
  /** A roll like that on an axle; its backing turns back over an edge to the right, and labels come off it there. */
  | (Sheet &
      Placed & {
        kind: 'dispenser';
        radius: number;
        core: number;
        pitch: number;
        margin: number;
        liner: string;
        /** Of what it is made of: painted steel. */
        colour: string;
        /** How far the first label has come, as a share of `pitch`: at 1 the next one is where it was. */
        feed: number;
        /** By how many mm the first label was carried off. */
        away?: Point;
      })
  | (Placed & { kind: 'pencil'; colour?: string })
  | (Placed & { kind: 'coin'; relief?: string })
  /** In use it is tilted: `at` is then where its edge is, else its middle. With a `handle` so many mm long. */
  | (Placed & { kind: 'squeegee'; colour?: string; tilt?: number; handle?: number })
  | (Placed & { kind: 'mug'; colour?: string })
  /** Its hinge is `at`, its lid before the viewer, `open` degrees from shut. */
  | (Placed & { kind: 'laptop'; open: number; colour?: string })
  /** Of glass, with a lid; what is in it has two colours: looked into straight, and towards its rims. */
  | (Placed & { kind: 'jar'; radius: number; height: number; colour: string; deep: string; lid: string })
  /** A strip of paper round a pile: its `size` is that of the pile across, its own width, and the pile's height. */
  | (Placed & { kind: 'band'; size: Point; colour: string })
  /** Of thin clear film, shut with a flap, round what it holds: that one's width, height and how high it stands. */
  | (Placed & { kind: 'bag'; size: readonly [width: number, height: number]; holds: Point })
  /** Of corrugated board, shut, with tape along its longer side. */
  | (Placed & { kind: 'parcel'; size: Point; colour: string; tape: string })
  /** Glass; the room behind it, seen from the street; what frames it, standing on its foot; and a door's pull. */
  | (Placed & { kind: 'pane'; width: number; height: number })
  | (Placed & {
      kind: 'shop';
      deep: number;
      colour: string;
      /** How high above the middle its shelves are, and where its lamps hang: right, up, away. */
      shelves: readonly number[];
      lamps: readonly Point[];
    })
  | (Placed & { kind: 'bar'; size: Point; colour: string })
  | (Placed & { kind: 'handle'; length: number })
  /** Where two panels of a car meet. */
  | (Placed & { kind: 'seam'; length: number })
  /** A car's window of dark glass, in its rubber; and what its door is slid by. */
  | (Placed & { kind: 'window'; size: readonly [width: number, height: number] })
  | (Placed & { kind: 'grip' })
  | {
      kind: 'twine';
      path: readonly Point[];
      colour: string;
      width: number;
      plies: number;
      /** For each mm. */
      hairs: number;
      rough?: number;
    };

/** A rectangle that shines: degrees from straight ahead towards the right, and above the table. */
interface Panel {
  azimuth: number;
  height: number;
  distance?: number;
  size?: readonly [number, number];
  strength?: number;
}

export interface Picture {
  things: readonly Thing[];
  light: { window: Panel; cards?: readonly Panel[]; at?: Point; room?: number };
  camera: {
    at: Point;
    /** How many mm are in view there. */
    across: number;
    pitch: number;
    turn?: number;
    /** What lies on the table is a wall: y is up, and `pitch` says how far from above it is looked at. */
    wall?: boolean;
    lens?: number;
    fstop?: number;
    /** What is sharp. Default: what it is aimed at. */
    focus?: Point;
  };
  /** Stops. */
  exposure?: number;
}

interface Rendering {
  width: number;
  height: number;
  samples: number;
  seed: number;
  threads: number;
}

/** One picture. */
export interface Job extends Picture, Rendering {
  output: string;
}

/** Pictures of a film, each with its file. What two that follow each other have in common is placed once. */
export interface FilmJob extends Rendering {
  frames: readonly (Picture & { output: string })[];
}
