interface DrawingProps {
  readonly src: string;
  /** Set if visitors may never scroll to it. */
  readonly loading?: 'lazy';
  readonly className: string;
}

/** A decorative 4:3 drawing. */
export function Drawing({ src, loading, className }: DrawingProps) {
  return <img src={src} alt="" width="800" height="600" loading={loading} className={className} />;
}
