/** A clock's style sheet: `css` is the scoped text to hand to the stage, the default export its class names. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>
  export default styles
  export const css: string
}
