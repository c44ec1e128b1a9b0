import { ownImagePattern } from '../domain/own-image.ts';

/** A text as a literal of the rules language, which escapes as JavaScript does. */
export function toRulesLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** The rules function that gives the staff's addresses. */
export function staffFunction(addresses: readonly string[]): readonly string[] {
  return [
    'function staffAddresses() {',
    '  return [',
    addresses
      .map((address) => `    ${toRulesLiteral(address)}`)
      .join(',\n')
      .split('\n'),
    '  ];',
    '}',
  ].flat();
}

const imageFunctionNames = [
  ['isBannerImage', 'banners'],
  ['isCarouselImage', 'carousels'],
] as const;

/** The rules functions that know the address of an image in our own bucket. */
export function imageFunctions(project: string): readonly string[] {
  return imageFunctionNames.flatMap(([name, folder]) => [
    `function ${name}(address) {`,
    '  return address.matches(',
    `    '${ownImagePattern(project, folder)}'`,
    '  );',
    '}',
  ]);
}
