/**
 * Makes src/net/generated.ts, the types of the protocol's messages, from docs/openapi.json, which `make protocol`
 * writes from the server's models. With --check it only says whether the file is as it would be made.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
const TYPES = new URL('../src/net/generated.ts', import.meta.url);
const HEADER = '/** Made from docs/openapi.json by `make protocol`: change the models of the server instead. */\n';

const { components, info, openapi } = JSON.parse(await readFile(DOCUMENT, 'utf8'));
const made = await openapiTS(
  { components, info, openapi, paths: {} },
  { rootTypes: true, rootTypesNoSchemaPrefix: true },
);
const text = HEADER + astToString(made);

if (!process.argv.includes('--check')) {
  await writeFile(TYPES, text);
} else if ((await readFile(TYPES, 'utf8')) !== text) {
  console.error('src/net/generated.ts is not what docs/openapi.json says: run `make protocol`.');
  process.exit(1);
}
