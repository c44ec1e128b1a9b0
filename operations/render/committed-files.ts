import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demo, demoParameters } from '../../environments/demo.ts';
import { type FirebaseJson, renderHeaders } from './firebase-json.ts';
import {
  formatParameters,
  getParametersFileName,
} from '../../environments/render/function-parameters.ts';
import { renderRules } from '../../environments/render/rules.ts';

/** A committed file with its current and its rendered text. */
export interface CommittedFile {
  readonly name: string;
  readonly currentText: string;
  readonly renderedText: string;
}

/** Renders the demo's headers into firebase.json. The rest and the layout stay unchanged. */
function renderCommittedJson(text: string): string {
  const { headers } = (JSON.parse(text) as FirebaseJson).hosting;
  const listHeaders = (rules: typeof headers) => rules.flatMap((rule) => rule.headers);
  const renderedHeaders = listHeaders(renderHeaders(headers, demo));
  return listHeaders(headers).reduce(
    (json, { value }, index) =>
      json.replaceAll(JSON.stringify(value), () => JSON.stringify(renderedHeaders[index]?.value)),
    text,
  );
}

/** Renders the demo's settings into the committed files, without writing them. */
export function planCommittedFiles(root: string): readonly CommittedFile[] {
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const currentTexts = {
    'firestore.rules': read('firestore.rules'),
    'storage.rules': read('storage.rules'),
  };
  const rules = renderRules(currentTexts, demo);
  const json = read('firebase.json');
  const parametersFile = join('environments/parameters', getParametersFileName(demo));
  return [
    ...(['firestore.rules', 'storage.rules'] as const).map((name) => ({
      name,
      currentText: currentTexts[name],
      renderedText: rules[name],
    })),
    { name: 'firebase.json', currentText: json, renderedText: renderCommittedJson(json) },
    {
      name: parametersFile,
      currentText: read(parametersFile),
      renderedText: formatParameters(demoParameters),
    },
  ];
}
