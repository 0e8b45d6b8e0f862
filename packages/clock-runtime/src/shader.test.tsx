// @vitest-environment jsdom
import { type RenderOptions, render } from '@testing-library/react'
import { Component, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClockHost, type ClockHostProps } from './index'
import { ShaderStage, type ShaderStageProps } from './shader'
import { enterPage, type Page } from './test-utils'

const SAND = 'http://localhost:3000/sand.webp'

let page: Page
let gl: ReturnType<typeof fakeGl>
beforeEach(() => {
  page = enterPage(Date.UTC(2025, 3, 13, 18, 0, 15))
  page.contexts.webgl2 = (canvas) => {
    gl ??= fakeGl(canvas)
    return gl
  }
})
afterEach(async () => {
  await page.leave()
  gl = undefined as unknown as typeof gl
})

/** Notes what reaches the shader. */
function fakeGl(canvas: HTMLCanvasElement) {
  const uniforms: Record<string, unknown> = {}
  const note = (name: string, value: unknown) => {
    uniforms[name] = value
  }
  const noted = {
    uniforms,
    programs: 0,
    textures: 0,
    lost: false,
    compiles: true,
    source: '',
    get drawingBufferWidth() {
      return canvas.width
    },
    get drawingBufferHeight() {
      return canvas.height
    },
    loseContext: vi.fn(),
    drawArrays: vi.fn(),
    viewport: vi.fn(),
    texImage2D: vi.fn(),
    isContextLost: () => noted.lost,
    getExtension: () => ({ loseContext: noted.loseContext }),
    createShader: () => ({}),
    shaderSource: (_: unknown, source: string) => {
      noted.source = source
    },
    getShaderParameter: () => noted.compiles,
    getShaderInfoLog: () => '0:3: colour undeclared',
    createProgram: () => ({ number: ++noted.programs }),
    deleteProgram: () => --noted.programs,
    createTexture: () => ({ number: ++noted.textures }),
    deleteTexture: () => --noted.textures,
    getProgramParameter: () => true,
    getUniformLocation: (_: unknown, name: string) => name,
    uniform1i: note,
    uniform1f: note,
    uniform2fv: note,
    uniform3fv: note,
    uniform4fv: note,
  }
  const nothing = [
    'compileShader',
    'attachShader',
    'linkProgram',
    'deleteShader',
    'useProgram',
    'activeTexture',
  ]
  nothing.push('bindTexture', 'pixelStorei', 'texParameteri', 'generateMipmap')
  return Object.assign(noted, Object.fromEntries(nothing.map((name) => [name, () => {}])))
}

function Clock({ host, ...props }: Partial<ShaderStageProps> & { host?: ClockHostProps }) {
  return (
    <ClockHost timeZone="UTC" {...host}>
      <ShaderStage beat="second" fragment="void main() {}" {...props} />
    </ClockHost>
  )
}

/** As a browser does, lets what follows a commit happen before it lays out. */
async function mount(clock: ReactNode, options?: RenderOptions) {
  const mounted = render(clock, options)
  await page.pass(0)
  return mounted
}

const canvas = () => document.querySelector('canvas')!

describe('a shader stage', () => {
  it('gives the shader size, ratio and time', async () => {
    vi.stubGlobal('devicePixelRatio', 2)
    await mount(<Clock />)
    await page.layOut(320, 180)
    expect(gl.uniforms).toEqual({
      uResolution: [640, 360],
      uRatio: 2,
      uTurns: [0.750_173_611_111_111_1, 0.500_347_222_222_222_3, 0.004_166_666_666_666_667, 0.25],
      uSecondsOfDay: 64_815,
    })
    expect(gl.viewport).toHaveBeenLastCalledWith(0, 0, 640, 360)
  })

  it('draws each beat, and again when resized while paused', async () => {
    const { rerender } = await mount(<Clock />)
    await page.layOut(300, 300)
    gl.drawArrays.mockClear()
    await page.pass(2000)
    expect(gl.drawArrays).toHaveBeenCalledTimes(2)
    rerender(<Clock host={{ paused: true }} />)
    await page.pass(0)
    gl.drawArrays.mockClear()
    await page.pass(2000)
    expect(gl.drawArrays).not.toHaveBeenCalled()
    await page.layOut(160, 90)
    expect(gl.drawArrays).toHaveBeenCalledTimes(1)
  })

  it('computes no more pixels than a full-HD screen’s unless told', async () => {
    await mount(<Clock />)
    await page.layOut(3840, 2160)
    expect([canvas().width, canvas().height]).toEqual([1920, 1080])
  })

  it('takes more uniforms for the moment', async () => {
    await mount(
      <Clock uniforms={({ second }, { width }) => ({ uSand: second / 60, uEdge: [width, 0, 1] })} />,
    )
    await page.layOut(300, 300)
    expect(gl.uniforms).toMatchObject({ uSand: 0.25, uEdge: [300, 0, 1] })
  })

  it('has a sampler for each texture', async () => {
    await mount(<Clock images={[SAND]} textures={{ sand: SAND }} />)
    await page.arrive(SAND)
    expect(gl.source).toContain('uniform sampler2D sand;')
    expect(gl.uniforms).toMatchObject({ sand: 0 })
    expect(gl.texImage2D.mock.calls[0]?.at(-1)).toMatchObject({ src: SAND })
  })

  it('loads a texture that came late', async () => {
    await mount(<Clock images={[SAND]} textures={{ sand: SAND }} />)
    await page.pass(8000)
    expect(gl.texImage2D).toHaveBeenCalledTimes(1)
    await page.arrive(SAND)
    expect(gl.texImage2D).toHaveBeenCalledTimes(2)
  })

  it('takes another shader', async () => {
    const { rerender } = await mount(<Clock />)
    await page.layOut(300, 300)
    rerender(<Clock fragment="void main() { colour = vec4(1); }" />)
    expect(gl.source).toContain('vec4(1)')
    expect(gl.programs).toBe(1)
  })

  it('shows its fallback, and the time in words, where there is no WebGL', async () => {
    page.contexts.webgl2 = () => null
    await mount(<Clock fallback={<b>six</b>} />)
    expect(document.querySelector('[data-found-time=art]')?.innerHTML).toBe('<b>six</b>')
    expect(document.querySelector('time')?.dateTime).toBe('18:00')
  })

  it('gives the compiler’s words to the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    page.contexts.webgl2 = (canvas) => {
      gl = fakeGl(canvas)
      gl.compiles = false
      return gl
    }
    await mount(
      <Fallible>
        <Clock />
      </Fallible>,
    )
    expect(document.body.textContent).toBe(
      'ShaderStage: the shader does not compile.\n0:3: colour undeclared',
    )
  })

  it('survives the loss of its context', async () => {
    await mount(<Clock host={{ paused: true }} />)
    await page.layOut(300, 300)
    gl.lost = true
    const loss = new Event('webglcontextlost', { cancelable: true })
    canvas().dispatchEvent(loss)
    expect(loss.defaultPrevented).toBe(true)
    gl.drawArrays.mockClear()
    await page.layOut(200, 200)
    expect(gl.drawArrays).not.toHaveBeenCalled()
    gl.lost = false
    canvas().dispatchEvent(new Event('webglcontextrestored'))
    expect(gl.drawArrays).toHaveBeenCalledTimes(1)
  })

  it('gives its context back on unmount, not in StrictMode’s rehearsal', async () => {
    const { unmount } = await mount(<Clock images={[SAND]} textures={{ sand: SAND }} />, {
      wrapper: StrictMode,
    })
    await page.arrive(SAND)
    await page.layOut(300, 300)
    expect(gl.loseContext).not.toHaveBeenCalled()
    unmount()
    await page.pass(0)
    expect(gl.loseContext).toHaveBeenCalledTimes(1)
    expect([gl.programs, gl.textures]).toEqual([0, 0])
    expect([page.observers(), page.timers()]).toEqual([0, 0])
  })
})

class Fallible extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? this.state.error.message : this.props.children
  }
}
