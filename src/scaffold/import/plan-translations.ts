/** The texts of a spreadsheet's rows in other languages → the translations of their files: new ones, and existing ones with their changes. Pure. */
import { parse } from 'yaml';
import { otherLanguages } from '../../domain/texts/languages.ts';
import { parseSource } from '../../load/parse-source.ts';
import { digestOf } from '../../schema/overlay.ts';
import { validateFile } from '../../schema/records.ts';
import { validateTranslation } from '../../schema/validate-translation.ts';
import { formatYaml, updateYaml } from '../../text/update-yaml.ts';
import { schemaLine } from '../format-skeleton.ts';
import { formatTranslation } from '../format-translation.ts';
import { fileOf, kinds } from '../kinds.ts';
import { locateCells } from './cells.ts';
import { updateFile } from './format-file.ts';
import type { ImportRequest, PlannedFile, PlannedRows } from './import-request.ts';
import { type Entity, valuesOf } from './look-up.ts';
import { changedByHand, recordCells } from './plan-files.ts';
import { translatedCells } from './read-rows.ts';

/** `originals`: the files that the same import writes. */
export function planTranslations(
  entities: readonly Entity[],
  originals: readonly PlannedFile[],
  request: ImportRequest,
): Pick<PlannedRows, 'files' | 'diagnostics'> {
  const { kind, facts, record, overwrite, matches, fillIn } = request;
  const { folder, schemaFolder, own } = facts;
  const plan: Pick<PlannedRows, 'files' | 'diagnostics'> = { files: [], diagnostics: [] };
  const written = new Map(originals.map(({ file, text }) => [file, text]));
  const sourceOf = (file: string, slug: string, text: string) =>
    parseSource({ file: `${folder}/${file}`, kind: kinds[kind].kind, slug, text });
  for (const language of otherLanguages(facts.site)) {
    if (!matches.some((match) => match.language === language.folder)) continue;
    for (const entity of entities) {
      const { slug } = entity;
      const cells = translatedCells(entity, language.folder, request);
      const name = fileOf(slug, kind);
      const source = sourceOf(name, slug, written.get(name) ?? facts.texts.get(name) ?? '');
      const original = Array.isArray(source) ? source : validateFile(source, own);
      // What is wrong with an original is reported there.
      if (cells.length === 0 || Array.isArray(original)) continue;
      const file = name.replace(/(?=\.yaml$)/, `.${language.folder}`);
      const current = facts.texts.get(file);
      const translates = digestOf(original, own);
      const schema = schemaFolder && `../${schemaFolder}/translations/${original.kind}.schema.json`;
      const texts = () => formatYaml({ translates, ...valuesOf(cells) }, schema && schemaLine(schema));
      // With marks in place of the texts that have no column.
      const added = fillIn ? formatTranslation(original, schema, own) : texts();
      const parsed = sourceOf(file, slug, current ?? added);
      const key = `${slug}.${language.folder}`;
      const imported = record.get(key) ?? new Map<string, string>();
      const updated = Array.isArray(parsed) ? undefined : updateFile({ parsed, cells, imported, overwrite });
      if (!updated || Array.isArray(parsed)) {
        plan.diagnostics.push(...(parsed as []));
        continue;
      }
      plan.diagnostics.push(...updated.conflicts.map((cell) => changedByHand(cell, updated.current, parsed.locate)));
      recordCells(record, key, cells);
      if (updated.text === current) continue;
      const text = updateYaml(updated.text, { ...parse(updated.text), translates });
      const result = sourceOf(file, slug, text);
      const checked = Array.isArray(result)
        ? result
        : validateTranslation({ ...result, locate: locateCells(cells, parsed.locate) }, original, {
            language: language.tag,
            own,
          });
      if (Array.isArray(checked)) plan.diagnostics.push(...checked);
      const before = current === undefined ? {} : { previous: current };
      plan.files.push({ file, text, ...before, isNew: current === undefined });
    }
  }
  return plan;
}
