interface ImportMetaEnv {
  /** The season that was current when the site was built (`domain/finder.ts`). */
  readonly BUILD_SEASON: number;
}
