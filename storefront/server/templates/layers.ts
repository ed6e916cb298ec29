/** Layers of a PDF, as programs of drawing list them and presses switch them: what the library that draws has none of. */

/** What the types of the library do not show. */
interface Internals {
  _root: { data: { OCProperties?: object; PageMode?: string } };
  page: { resources: { data: { Properties?: Record<string, unknown> } } };
}

/** One layer. */
export interface LayerParts {
  /** As it is listed. */
  name: string;
  /** Whether it is for eyes alone: on a screen, and on no print. */
  isNote?: boolean;
  /** What it is to a machine, by the words of ISO 19593: a group, and what is done. */
  step?: { group: 'Structural' | 'Legend'; type?: 'Cutting' };
}

/** The layers of one document, in the order in which they were begun. */
export interface Layers {
  /** Draws on a layer of the page that is open. */
  draw(layer: LayerParts, work: () => void): void;
  /** Lists them; before the document ends. */
  end(): void;
}

/** A text, as the library writes one that is no name. */
const text = (words: string) => Buffer.from(words, 'latin1');

/** Begins the layers of a document. */
export function openLayers(doc: PDFKit.PDFDocument): Layers {
  const internals = doc as unknown as Internals;
  const known = new Map<string, { id: string; group: PDFKit.PDFKitReference; isNote: boolean }>();

  function register({ name, isNote = false, step }: LayerParts) {
    const kept = known.get(name);
    if (kept) return kept;
    const group = doc.ref({
      Type: 'OCG',
      Name: text(name),
      Intent: ['View', 'Design'],
      Usage: {
        CreatorInfo: { Creator: text('Kerf'), Subtype: 'Artwork' },
        View: { ViewState: 'ON' },
        Print: { PrintState: isNote ? 'OFF' : 'ON' },
        Export: { ExportState: 'ON' },
      },
      ...(step && {
        GTS_Metadata: {
          GTS_ProcStepsGroup: step.group,
          ...(step.type && { GTS_ProcStepsType: step.type }),
        },
      }),
    });
    group.end(null);
    const layer = { id: `OC${known.size}`, group, isNote };
    known.set(name, layer);
    return layer;
  }

  return {
    draw(parts, work) {
      const { id, group } = register(parts);
      const { data } = internals.page.resources;
      data.Properties = { ...data.Properties, [id]: group };
      doc.addContent(`/OC /${id} BDC`);
      doc.save();
      work();
      doc.restore();
      doc.addContent('EMC');
    },
    end() {
      const groups = [...known.values()].map(({ group }) => group);
      internals._root.data.OCProperties = {
        OCGs: groups,
        D: {
          Name: text('Layers'),
          BaseState: 'ON',
          // Listed as programs of drawing do, what lies on top first.
          Order: groups.toReversed(),
          ON: groups,
          AS: [{ Event: 'Print', Category: ['Print'], OCGs: groups }],
        },
      };
      internals._root.data.PageMode = 'UseOC';
    },
  };
}
