/** The table of kinds → generated modules that list each kind's schema and each page's planner. Pure. */
import { kindNames, rowOf, typeOf } from '../domain/kind-lists.ts';
import { camelCase, capitalize } from '../text/strings.ts';

const by = 'Generated from the table of kinds by `npm run schema`';

/** src/schema/schemas.gen.ts */
export function formatSchemaIndex(): string {
  const names = [...kindNames].sort();
  return `/** ${by}: the schema of each kind of data file. */
${names.map((kind) => `import ${camelCase(kind)} from './${kind}.schema.json' with { type: 'json' };`).join('\n')}

export const schemaFiles = {
${kindNames.map((kind) => `  ${key(kind)}${camelCase(kind) === kind ? '' : `: ${camelCase(kind)}`},`).join('\n')}
};
`;
}

/** src/routes/planners.gen.ts: src/routes/pages/<template>.ts plans the pages of a kind. */
export function formatPlannerIndex(): string {
  const planned = kindNames.flatMap((kind) => {
    const template = rowOf(kind).page?.template;
    return template === undefined ? [] : [{ kind, template, name: `plan${capitalize(camelCase(template))}` }];
  });
  const imports = [...planned].sort((a, b) => (a.template < b.template ? -1 : 1));
  return `/** ${by}: what plans the page of each kind. */
${imports.map(({ template, name }) => `import { ${name} } from './pages/${template}.ts';`).join('\n')}

export const planners = {
${planned.map(({ kind, name }) => `  ${key(kind)}: ${name},`).join('\n')}
};
`;
}

/** The end of src/schema/types.gen.ts. */
export function formatDataFiles(): string {
  return `/** The type of each kind's value. */
export interface DataFiles {
${kindNames.map((kind) => `  ${key(kind)}: ${typeOf(kind)};`).join('\n')}
}
`;
}

function key(kind: string): string {
  return kind.includes('-') ? `'${kind}'` : kind;
}
