import { useId } from 'react'

export interface StampProps {
  /**
   * One to four lines. The first runs around the top, the last around the bottom, those between stand across the
   * middle. A single line stands across the middle.
   * @example ['Lost Property Lab', 'Found', 'Handed in daily']
   */
  lines: readonly string[]
  className?: string
  /** Says what the stamp says. Without it the stamp is decoration. */
  label?: string
}

/** The lab's rubber stamp: one ink, pressed a little unevenly, a hair off register, never quite straight. */
export function Stamp({ lines, className, label }: StampProps) {
  const id = useId()
  const top = lines.length > 1 ? lines[0] : undefined
  const bottom = lines.length > 2 ? lines[lines.length - 1] : undefined
  const middle = lines.slice(top === undefined ? 0 : 1, bottom === undefined ? undefined : -1)
  const longest = Math.max(...middle.map((line) => line.length), 1)
  const size = Math.min(46, 240 / longest, 62 / middle.length)
  return (
    <svg
      className={className ? `ftf-stamp ${className}` : 'ftf-stamp'}
      viewBox="0 0 240 240"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <defs>
        <path id={`${id}top`} d="M36 120a84 84 0 0 1 168 0" />
        <path id={`${id}bottom`} d="M20 120a100 100 0 0 0 200 0" />
        <filter id={`${id}ink`} x="-5%" y="-5%" width="110%" height="110%" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="11" result="grain" />
          <feTurbulence type="fractalNoise" baseFrequency="0.019" numOctaves="3" seed="4" result="cloud" />
          <feDisplacementMap
            in="SourceGraphic"
            in2="grain"
            scale="2.4"
            xChannelSelector="R"
            yChannelSelector="G"
            result="rough"
          />
          <feComposite in="cloud" in2="grain" operator="arithmetic" k1="0" k2="0.62" k3="0.38" k4="0" result="pad" />
          <feColorMatrix in="pad" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -9 5.45" result="press" />
          <feComposite in="rough" in2="press" operator="in" />
        </filter>
      </defs>
      <g filter={`url(#${id}ink)`} className="ftf-stamp__ink">
        <g transform="rotate(-9 120 120)" id={`${id}die`}>
          <circle cx="120" cy="120" r="112" fill="none" strokeWidth="5" />
          <circle cx="120" cy="120" r="74" fill="none" strokeWidth="2" />
          <path d="M14 92h212M14 148h212" fill="none" strokeWidth="3" />
          <path d="M15.500 93.500h209v53h-209z" className="ftf-stamp__window" />
          {middle.map((line, index) => (
            <text
              key={index}
              className="ftf-stamp__middle"
              x="120"
              y={120 + (index - (middle.length - 1) / 2) * size + size * 0.36}
              fontSize={size}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
          {top === undefined ? null : (
            <text className="ftf-stamp__arc" fontSize="23" textAnchor="middle">
              <textPath href={`#${id}top`} startOffset="50%">
                {top}
              </textPath>
            </text>
          )}
          {bottom === undefined ? null : (
            <text className="ftf-stamp__arc" fontSize="23" textAnchor="middle">
              <textPath href={`#${id}bottom`} startOffset="50%">
                {bottom}
              </textPath>
            </text>
          )}
        </g>
      </g>
    </svg>
  )
}
