export { type Camera, launchChromium, openCamera, type Still } from './camera.ts'
export { type ClockFolder, clockFolder, clockFolders, dayOf, fingerprint } from './clocks.ts'
export { serveClocks } from './server.ts'
