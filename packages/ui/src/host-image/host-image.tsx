import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { createHostHealth, type HostHealth, inOrder } from './host-health';

const pageHealth = createHostHealth();

export interface HostImageProps {
  /** Where the picture is, in the order in which to ask; each on another host. */
  urls: readonly string[];
  /** "" when the name stands beside the picture. */
  alt: string;
  /** The first screen's pictures: no lazy loading, high priority. */
  eager?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Stands in when no host has it; a quiet sun otherwise. */
  fallback?: ReactNode;
  /** Size and radius of the box: "aspect-square w-full". */
  className?: string | undefined;
  /** For tests: a private memory of failing hosts. */
  health?: HostHealth | undefined;
}

function Placeholder() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 m-auto w-2/5 max-w-24 text-line-strong">
      <circle cx="24" cy="24" r="8" fill="none" stroke="currentColor" strokeWidth="2.5" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M24 5v5" stroke="currentColor" strokeWidth="2.5" transform={`rotate(${angle} 24 24)`} />
      ))}
    </svg>
  );
}

/** One picture from the first host that has it (SYS-08). */
function HostPicture(props: HostImageProps) {
  const { urls, alt, eager, fit = 'cover', fallback, className, health = pageHealth } = props;
  // As things stood at first: what fails meanwhile moves nothing under the attempts.
  const [order] = useState(() => inOrder(urls, health));
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const url = order[attempt];
  const box = clsx('relative block overflow-hidden', !loaded && url !== undefined && 'awaited', className);

  if (url === undefined) {
    return (
      <span
        className={clsx(box, 'bg-raised')}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        {fallback ?? <Placeholder />}
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        key={url}
        src={url}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={() => {
          health.answered(url);
          setLoaded(true);
        }}
        onError={() => {
          health.failed(url);
          setAttempt(attempt + 1);
        }}
        className={clsx(
          // It does not fade in: of a page of games each picture would be a layer of its own meanwhile.
          'size-full',
          fit === 'cover' ? 'object-cover' : 'object-contain',
          // Those of the first screen are drawn as soon as they are there, without waiting for a script.
          loaded || eager ? 'opacity-100' : 'opacity-0',
        )}
      />
    </span>
  );
}

export function HostImage(props: HostImageProps) {
  return <HostPicture key={props.urls[0]} {...props} />;
}
