import { type Context, polygon } from './brush'

export function gull(on: Context, x: number, y: number, size: number, flap: number, facing: 1 | -1) {
  on.save()
  on.translate(x, y)
  on.scale(facing, 1)
  on.strokeStyle = '#d98a2b'
  on.lineWidth = size * 0.05
  on.beginPath()
  on.moveTo(-size * 0.05, 0)
  on.lineTo(-size * 0.04, -size * 0.3)
  on.moveTo(size * 0.1, 0)
  on.lineTo(size * 0.06, -size * 0.3)
  on.stroke()
  on.fillStyle = '#fffdf6'
  on.beginPath()
  on.moveTo(-size * 0.62, -size * 0.42)
  on.quadraticCurveTo(-size * 0.1, -size * 0.12, size * 0.26, -size * 0.36)
  on.quadraticCurveTo(size * 0.42, -size * 0.56, size * 0.36, -size * 0.78)
  on.quadraticCurveTo(size * 0.24, -size * 0.94, size * 0.12, -size * 0.8)
  on.quadraticCurveTo(size * 0.06, -size * 0.62, -size * 0.18, -size * 0.58)
  on.closePath()
  on.fill()
  on.fillStyle = '#8fa3b3'
  on.beginPath()
  on.moveTo(size * 0.08, -size * 0.56)
  on.quadraticCurveTo(
    -size * 0.2,
    -size * (0.66 + flap * 0.9),
    -size * (0.78 - flap * 0.2),
    -size * (0.42 + flap * 0.75),
  )
  on.quadraticCurveTo(-size * 0.2, -size * 0.26, size * 0.1, -size * 0.4)
  on.closePath()
  on.fill()
  on.fillStyle = '#222a38'
  on.beginPath()
  on.moveTo(-size * (0.78 - flap * 0.2), -size * (0.42 + flap * 0.75))
  on.lineTo(-size * (0.5 - flap * 0.12), -size * (0.5 + flap * 0.62))
  on.lineTo(-size * (0.5 - flap * 0.12), -size * (0.37 + flap * 0.48))
  on.closePath()
  on.fill()
  on.beginPath()
  on.arc(size * 0.27, -size * 0.78, size * 0.026, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = '#e9a02f'
  polygon(on, [
    [size * 0.35, -size * 0.8],
    [size * 0.54, -size * 0.72],
    [size * 0.35, -size * 0.71],
  ])
  on.restore()
}
