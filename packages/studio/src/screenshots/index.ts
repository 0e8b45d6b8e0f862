export { type Camera, launchChromium, openCamera, type Still } from './camera.ts'
export { type ClockFolder, clockFolder, clockFolders, dayOf } from './clocks.ts'
export { serveClocks } from './server.ts'
