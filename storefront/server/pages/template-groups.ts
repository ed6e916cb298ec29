import type { TemplateGroup } from '../../pages/user-guide/template-list.js';
import { fixedTemplates, templatePath } from '../templates/fixed-templates.js';

/** The templates of the list as a page shows them, by shape. */
export function templateGroups(): TemplateGroup[] {
  return [...new Set(fixedTemplates.map(({ name }) => name))].map((name) => ({
    name: `${name}s`,
    entries: fixedTemplates
      .filter((template) => template.name === name)
      .map((template) => ({
        size: `${template.piece.widthMm} × ${template.piece.heightMm} mm`,
        pdf: templatePath(template, 'pdf'),
        ai: templatePath(template, 'ai'),
      })),
  }));
}
