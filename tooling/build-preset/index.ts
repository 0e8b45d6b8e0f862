/**
 * How every published package is built. It ships in the studio, whose artists build their clocks by it; here the packages
 * that the studio stands on are built by it too, and so cannot ask for the studio by its name.
 */
export { defineLibrary, defineMonth } from '../../packages/studio/src/build-preset/index.ts'
