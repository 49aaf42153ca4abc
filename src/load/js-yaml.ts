/**
 * The parts of js-yaml that treesite uses, from its CommonJS build: on Node 20, the ES module takes three times as long for the same
 * text, since V8 11 is slow with the parser's state there, an object made by spreading two others. On Node 26 both take as long.
 */
import { createRequire } from 'node:module';

export const {
  COLLECTION_STYLE,
  constructFromEvents,
  EVENT_ID,
  getScalarValue,
  load,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} = createRequire(import.meta.url)('js-yaml') as typeof import('js-yaml');
export type YAMLException = InstanceType<typeof YAMLException>;
export type { Event } from 'js-yaml';
