/** One process at a time installs and builds in a checkout, or measures on a machine. */
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_MS = 200

/** Holds whoever has it: its process id. Outside the checkout, where nothing that is built sees it. */
const lockOf = (folder) =>
  path.join(tmpdir(), `found-time-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.lock`)

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch ({ code }) {
    return code === 'EPERM' // somebody else's
  }
}

/**
 * Does some work once nobody else does any in that folder.
 * @param {string} folder - Or whatever else names what only one may do.
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] - Called once, when it has to wait; says so unless told.
 * @returns {Promise<T>}
 * @template T
 */
export async function alone(folder, work, onWait = sayBuilding) {
  const lock = lockOf(folder)
  const signed = `${lock}.${process.pid}`
  const release = () => rmSync(lock, { force: true })
  writeFileSync(signed, `${process.pid}`)
  try {
    for (let told = false; !take(signed, lock); told = true) {
      if (!told) onWait()
      await setTimeout(LOOK_MS)
    }
  } finally {
    rmSync(signed)
  }
  process.on('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

const sayBuilding = () => console.log('Another process builds here. Waiting for it …')

/** A link is made at once, with its owner in it, or not at all. */
function take(signed, lock) {
  try {
    linkSync(signed, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isRunning(ownerOf(lock))) rmSync(lock, { force: true }) // it was ended in the middle
  return false
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0 // given up meanwhile
  }
}
