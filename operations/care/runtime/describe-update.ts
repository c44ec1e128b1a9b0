interface Update {
  readonly version: string;
  /** How many files name another version. */
  readonly fileCount: number;
  readonly isDryRun: boolean;
}

/** Says at the end of `npm run runtime` what to run next. */
export function describeUpdate({ version, fileCount, isDryRun }: Update): string {
  if (fileCount === 0) return `Every file names Node ${version} already.`;
  if (isDryRun) return '\nDry run: no file was changed.';
  const [major] = version.split('.');
  return `\nNext:
  npm install
  npm install --save-dev --save-exact @types/node@${major}
  npm test
  npm run deploy -- staging
  npm run doctor -- staging`;
}
