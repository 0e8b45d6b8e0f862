import { expect, it } from 'vitest'
import { creditFaults, declarationFaults, declaredFiles } from './file-faults.ts'

const FOLDER = '/clocks/src/25-06-12'
const at = (name: string) => `http://127.0.0.1:5173/@fs${FOLDER}/${name}`

it('what a clock declares goes by its name in the folder, and by its address where it is elsewhere', () => {
  const fonts = [{ family: 'ft-25-06-12 Face', source: at('face.woff2') }]
  const images = [at('pictures/peel%20one.webp'), 'https://elsewhere.example/peel.webp']
  expect([...declaredFiles(FOLDER, { images, fonts })]).toEqual([
    'pictures/peel one.webp',
    'https://elsewhere.example/peel.webp',
    'face.woff2',
  ])
  expect([...declaredFiles(FOLDER, {})]).toEqual([])
})

it('a file that is declared and missing, and one that is there and not declared, are told', () => {
  expect(declarationFaults(new Set(['peel.webp', 'face.woff2']), ['face.woff2', 'rind.webp'])).toEqual([
    'declares peel.webp, which is not in its folder',
    'has rind.webp in its folder but does not declare it',
  ])
  expect(declarationFaults(new Set(['face.woff2']), ['face.woff2'])).toEqual([])
})

it('a file without a credit, and a credit without a file, are told', () => {
  const credit = {
    title: 'Peel',
    makers: ['A'],
    source: { words: 'b' },
    licence: 'CC0-1.0',
    changes: 'none',
  }
  const notes = { reading: 'Peel.', credits: [{ ...credit, files: ['peel.webp'] }] }
  expect(creditFaults({ notes }, ['rind.webp'])).toEqual([
    'has no credit for rind.webp',
    'credits peel.webp, which is not there',
  ])
  expect(creditFaults({}, ['rind.webp'])).toEqual(['has no credit for rind.webp'])
})
