import { useId } from 'react'

export interface StampProps {
  /**
   * One to four short lines. The first and the last are small, those between are large.
   * @example ['Lost Property Lab', 'Found', 'Handed in daily']
   */
  lines: readonly string[]
  className?: string
  /** Says what the stamp says. Without it the stamp is decoration. */
  label?: string
}

// Units of the drawing.
const width = 300
const measure = 244
const left = (width - measure) / 2
const edge = 18
const gap = 13
const corner = 16

/** The lab's rubber stamp: one ink, pressed a little unevenly, a hair off register, never quite straight. */
export function Stamp({ lines, className, label }: StampProps) {
  const id = useId()
  const { placed, height } = stack(lines)
  return (
    <svg
      className={className ? `ftf-stamp ${className}` : 'ftf-stamp'}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <defs>
        <filter id={`${id}ink`} x="-5%" y="-5%" width="110%" height="110%" colorInterpolationFilters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.7" numOctaves="2" seed="11" result="grain" />
          <feTurbulence
            type="fractalNoise"
            baseFrequency="0.014 0.02"
            numOctaves="3"
            seed="23"
            result="cloud"
          />
          <feDisplacementMap
            in="SourceGraphic"
            in2="grain"
            scale="2"
            xChannelSelector="R"
            yChannelSelector="G"
            result="rough"
          />
          <feComposite
            in="cloud"
            in2="grain"
            operator="arithmetic"
            k1="0"
            k2="0.66"
            k3="0.34"
            k4="0"
            result="pad"
          />
          <feColorMatrix
            in="pad"
            values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6.5 4.5"
            result="pressure"
          />
          <feComposite in="rough" in2="pressure" operator="in" />
        </filter>
        <g id={`${id}die`}>
          <path className="ftf-stamp__frame" strokeWidth="5" d={frame(height, 3)} />
          <path className="ftf-stamp__frame" strokeWidth="1.5" d={frame(height, 9.5)} />
          {placed.map(({ line, baseline, size, large, filled, rule }, index) => (
            <g key={index}>
              {rule === undefined ? null : (
                <path className="ftf-stamp__frame" strokeWidth="1.5" d={`M9.5 ${rule}H${width - 9.5}`} />
              )}
              <text
                className={large ? 'ftf-stamp__large' : 'ftf-stamp__small'}
                x={left}
                y={baseline}
                fontSize={size}
                textLength={filled ? measure : undefined}
              >
                {line}
              </text>
            </g>
          ))}
        </g>
      </defs>
      <g className="ftf-stamp__ink" filter={`url(#${id}ink)`}>
        <use href={`#${id}die`} />
        <use href={`#${id}die`} x="1.8" y="-1.2" opacity="0.22" />
      </g>
    </svg>
  )
}

/** Sizes each line to fill the measure, as a stamp maker would, and sets them under one another with rules between. */
function stack(lines: readonly string[]) {
  let y = edge
  const placed = lines.map((line, index) => {
    const large = lines.length === 1 || (index > 0 && (index < lines.length - 1 || lines.length === 2))
    const [largest, advance, capHeight] = large ? [72, 0.83, 0.75] : [25, 0.66, 0.72]
    const fitting = measure / (line.length * advance)
    const size = round(Math.min(largest, fitting))
    const rule = index > 0 ? round(y) : undefined
    const baseline = round(y + gap + size * capHeight - (rule === undefined ? 4 : 0))
    y = baseline + gap
    return { line, baseline, size, large, filled: fitting <= largest * 1.25, rule }
  })
  return { placed, height: round(y - 4 + edge) }
}

/** A rectangle with its corners cut off, `inset` units inside the edge. */
function frame(height: number, inset: number) {
  const cut = round(corner - inset * 0.4)
  const [across, down] = [width - 2 * (inset + cut), round(height - 2 * (inset + cut))]
  return `M${round(inset + cut)} ${inset}h${across}l${cut} ${cut}v${down}l${-cut} ${cut}h${-across}l${-cut} ${-cut}v${-down}z`
}

const round = (units: number) => Math.round(units * 10) / 10
