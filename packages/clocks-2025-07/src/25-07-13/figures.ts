import type { Field } from './ink'

/** Lines round what is filled, each a list x, y, x, y … */
export type Lines = readonly (readonly number[])[]

/**
 * The typeface's 0 to 9 at a thousand to the em, from the line downwards. They are here as numbers because browsers that
 * protect against fingerprinting give noise when pixels are read back from a canvas, and ink that runs has to be worked out. The seven has a
 * longer bar and a more slanting leg than the typeface's, or running ink makes it a one.
 */
const OUTLINES: readonly string[] = [
  'M121-59Q30-136 30-360Q30-576 125-653Q172-691 228-706Q284-721 362-721Q441-721 498-706Q554-691 601-653Q696-576 696-360Q696-136 605-59Q559-20 502-6Q446 9 363 9Q280 9 224-6Q167-20 121-59M342-161Q350-148 364-148Q377-148 385-162Q393-175 398-221Q403-267 403-352Q403-437 398-484Q393-532 385-548Q377-563 364-563Q350-563 342-548Q322-514 322-352Q322-191 342-161',
  'M134-24L134-456L32-456Q15-456 15-529Q15-602 32-661Q37-680 138-696Q239-712 293-712Q347-712 365-708Q383-704 392-698Q401-693 406-686Q413-675 413-665L413-24Q413-13 352-6Q291 0 230 0Q169 0 152-6Q134-11 134-24',
  'M99-451Q71-451 50-517Q30-583 30-644Q30-658 61-676Q92-693 155-707Q218-721 292-721Q579-721 579-520Q579-464 555-415Q531-366 502-336Q473-307 434-282Q389-254 348-238L548-238Q554-238 561-232Q568-227 576-200Q584-174 584-134Q584-95 579-68Q574-42 567-30Q552-3 540-1L535 0L97 0Q34 0 34-197Q34-219 164-318Q213-354 254-397Q295-440 295-467Q295-497 250-497Q205-497 156-474Q106-451 99-451',
  'M570-534Q570-433 490-383Q501-378 518-359Q536-340 548-321Q579-272 579-205Q579-95 500-43Q421 9 283 9Q215 9 154-2Q94-14 62-28Q30-43 30-55Q30-110 42-152Q54-194 69-212Q84-229 98-229Q102-229 151-211Q200-193 248-193Q295-193 295-223Q295-264 194-267Q154-268 150-269Q129-276 129-357Q129-438 150-446Q154-448 194-448Q295-450 295-489Q295-519 252-519Q208-519 155-498Q102-477 97-477Q74-477 55-544Q36-611 36-639Q36-665 94-692Q158-721 282-721Q570-721 570-534',
  'M299-24L299-147L49-147Q15-147 15-313Q15-332 96-476Q178-620 209-665Q221-682 299-697Q377-712 451-712Q578-712 578-665L578-24Q578-13 517-6Q456 0 395 0Q334 0 316-6Q299-11 299-24M316-303L317-521L247-303',
  'M30-67Q30-132 48-184Q66-237 88-237Q94-237 152-212Q210-188 238-188Q266-188 282-197Q297-206 297-221Q297-276 94-286Q59-288 59-500Q59-712 92-712L534-712Q560-712 560-632Q560-584 550-526Q541-469 518-469L238-469L238-424Q431-424 514-362Q581-311 581-212Q581-113 507-52Q433 9 270 9Q164 9 97-15Q30-39 30-67',
  'M614-365Q632-311 632-255Q632-199 628-170Q623-142 606-107Q588-72 558-48Q529-24 474-8Q420 9 347 9Q190 9 110-78Q30-164 30-358Q30-551 105-636Q180-722 333-722Q438-722 516-706Q593-691 593-670Q593-644 574-579Q554-514 538-514Q533-514 508-519Q440-533 384-533Q328-533 312-506Q296-478 296-425Q300-430 309-438Q318-445 357-458Q396-471 446-471Q495-471 530-456Q564-442 584-420Q603-398 614-365M331-347Q302-347 302-240Q302-132 331-132Q362-132 362-240Q362-347 331-347',
  'M40-24Q40-45 318-512L36-512Q18-512 10-548Q2-580 2-604Q2-640 16-682Q26-718 54-718L456-718Q505-718 520-694Q533-673 533-640Q533-596 500-500Q440-330 300-24Q292-11 250-6Q210 0 150 0Q74 0 57-6Q40-11 40-24',
  'M629-224Q629 9 330 9Q30 9 30-224Q30-329 78-382Q65-397 54-434Q43-472 43-509Q43-624 116-672Q189-721 329-721Q469-721 542-672Q616-624 616-509Q616-472 605-434Q594-397 581-382Q629-329 629-224M297-217Q297-167 305-152Q313-136 330-136Q346-136 354-152Q361-167 361-217Q361-267 354-284Q346-300 330-300Q313-300 305-284Q297-267 297-217M330-456Q361-456 361-516Q361-575 330-575Q297-575 297-516Q297-456 330-456',
  'M205-252Q119-252 74-314Q30-377 30-479Q30-565 86-636Q116-675 175-698Q234-722 315-722Q474-722 553-640Q632-558 632-359Q632-160 558-76Q484 9 329 9Q221 9 145-4Q69-18 69-39Q69-64 88-129Q108-194 124-194Q129-194 154-190Q227-180 280-180Q334-180 350-208Q366-237 366-284Q352-273 304-262Q257-252 205-252M331-376Q360-376 360-478Q360-581 331-581Q300-581 300-478Q300-376 331-376',
]

/** How many straight pieces a curve is made of. */
const PIECES = 6

/**
 * A figure's outline; what is within goes round one way, holes the other.
 * @param left - Where it begins.
 * @param base - The line it stands on.
 * @param across - How long a thousandth of an em is across.
 * @param down - And down.
 */
export function figureLines(figure: string, left: number, base: number, across: number, down: number): Lines {
  const contours = OUTLINES[Number(figure)]!.split('M').slice(1)
  return contours.map((contour) => {
    const line: number[] = []
    let [fromX, fromY] = [0, 0]
    for (const piece of contour.split(/[LQ]/)) {
      const at = piece.match(/-?\d+/g)!.map(Number)
      const [toX, toY] = [at.at(-2)!, at.at(-1)!]
      const steps = at.length > 2 ? PIECES : 1
      for (let step = 1; step <= steps; step++) {
        const [over, rest] = [step / steps, 1 - step / steps]
        const between = (from: number, by: number, to: number) =>
          steps > 1 ? rest * rest * from + 2 * rest * over * by + over * over * to : to
        line.push(left + between(fromX, at[0]!, toX) * across, base + between(fromY, at[1]!, toY) * down)
      }
      ;[fromX, fromY] = [toX, toY]
    }
    return line
  })
}

/** A spot's outline, round the same way as that of a figure, so that one on the other does not make a hole. */
export const spotLines = (x: number, y: number, radius: number): Lines => [
  Array.from({ length: 48 }, (_, index) => {
    const turn = ((index >> 1) / 24) * 2 * Math.PI
    return index % 2 ? y + Math.sin(turn) * radius : x + Math.cos(turn) * radius
  }),
]

/** In how many lines a row of pixels is looked through. */
const FINE = 8

/** How much of each pixel is within the lines, `0` to `1`. */
export function filled(lines: Lines, width: number, height: number): Field {
  // What begins at a pixel, and ends there: all that is to the right of a line is beyond it.
  const stride = width + 1
  const begins = new Float32Array(stride * height)
  for (const line of lines) {
    let x = line.at(-2)!
    let y = line.at(-1)!
    for (let index = 0; index < line.length; index += 2) {
      const [toX, toY] = [line[index]!, line[index + 1]!]
      const way = (toY > y ? 1 : -1) / FINE
      const slope = (toX - x) / (toY - y)
      const [top, bottom] = toY > y ? [y, toY] : [toY, y]
      const last = Math.min(height * FINE, Math.ceil(bottom * FINE - 0.5))
      for (let step = Math.max(0, Math.ceil(top * FINE - 0.5)); step < last; step++) {
        const place = Math.min(width, Math.max(0, x + ((step + 0.5) / FINE - y) * slope))
        const pixel = Math.min(width - 1, Math.floor(place))
        const at = Math.floor(step / FINE) * stride + pixel
        begins[at]! += way * (pixel + 1 - place)
        begins[at + 1]! += way * (place - pixel)
      }
      ;[x, y] = [toX, toY]
    }
  }
  const at = new Float32Array(width * height)
  for (let row = 0, place = 0; row < height; row++)
    for (let column = 0, sum = 0; column < width; column++, place++) {
      sum += begins[row * stride + column]!
      at[place] = Math.min(1, Math.abs(sum))
    }
  return { width, height, at }
}
