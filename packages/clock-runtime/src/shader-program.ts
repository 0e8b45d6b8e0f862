import { imageOf } from './artwork'
import type { SurfaceSize } from './canvas-size'
import type { ClockTime } from './time'

/** A number, or a vector of two to four. */
export type UniformValue = number | readonly number[]

const HEADER = `#version 300 es
precision highp float;
in vec2 uv;
out vec4 colour;
uniform vec2 uResolution;
uniform float uRatio;
uniform vec4 uTurns;
uniform float uSecondsOfDay;
`

const VERTEX = `#version 300 es
out vec2 uv;
void main() {
  uv = vec2(gl_VertexID == 1 ? 2 : 0, gl_VertexID == 2 ? 2 : 0);
  gl_Position = vec4(uv * 2.0 - 1.0, 0, 1);
}`

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type)!
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS) && !gl.isContextLost()) {
    throw new Error(`ShaderStage: the shader does not compile.\n${gl.getShaderInfoLog(shader)}`)
  }
  return shader
}

/**
 * Compiles one fragment shader for a full-canvas triangle.
 * @throws {Error} With the compiler's words.
 */
export function createProgram(
  gl: WebGL2RenderingContext,
  fragment: string,
  textures: Record<string, string>,
) {
  const names = Object.keys(textures)
  const samplers = names.map((name) => `uniform sampler2D ${name};\n`).join('')
  const program = gl.createProgram()
  const shaders = [
    compile(gl, gl.VERTEX_SHADER, VERTEX),
    compile(gl, gl.FRAGMENT_SHADER, `${HEADER}${samplers}#line 1\n${fragment}`),
  ]
  for (const shader of shaders) gl.attachShader(program, shader)
  gl.linkProgram(program)
  for (const shader of shaders) gl.deleteShader(shader)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`ShaderStage: the shader does not link.\n${gl.getProgramInfoLog(program)}`)
  }
  gl.useProgram(program)

  const locations = new Map<string, WebGLUniformLocation | null>()
  const set = (name: string, value: UniformValue) => {
    if (!locations.has(name)) locations.set(name, gl.getUniformLocation(program, name))
    const location = locations.get(name) ?? null
    if (typeof value === 'number') gl.uniform1f(location, value)
    else if (value.length === 2) gl.uniform2fv(location, value)
    else if (value.length === 3) gl.uniform3fv(location, value)
    else gl.uniform4fv(location, value)
  }

  const bound = names.map((name, unit) => {
    const texture = gl.createTexture()
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, imageOf(textures[name]!))
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    gl.generateMipmap(gl.TEXTURE_2D)
    gl.uniform1i(gl.getUniformLocation(program, name), unit)
    return texture
  })

  return {
    draw(
      { turns, secondsOfDay }: ClockTime,
      { ratio }: SurfaceSize,
      values: Readonly<Record<string, UniformValue>>,
    ) {
      const { drawingBufferWidth: width, drawingBufferHeight: height } = gl // less than the canvas where memory is short
      gl.viewport(0, 0, width, height)
      set('uResolution', [width, height])
      set('uRatio', ratio)
      set('uTurns', [turns.day, turns.hour, turns.minute, turns.second])
      set('uSecondsOfDay', secondsOfDay)
      for (const [name, value] of Object.entries(values)) set(name, value)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    remove() {
      for (const texture of bound) gl.deleteTexture(texture)
      gl.deleteProgram(program)
    },
  }
}
