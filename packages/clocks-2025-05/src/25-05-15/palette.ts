export const NEWS = 'ft-25-05-15 News'
export const NEWS_BOLD = 'ft-25-05-15 News Bold'
export const HEAD = 'ft-25-05-15 Head'
export const PEN = 'ft-25-05-15 Pen'
export const PENCIL = 'ft-25-05-15 Pencil'

export type Context = CanvasRenderingContext2D

export const INK = '#272120'
export const PAPER = '#f1d9c2'
export const PEN_INK = '#1c3d97'
export const GRAPHITE = '#4a484e'

export const font = (family: string, size: number) => `${size}px "${family}", serif`
