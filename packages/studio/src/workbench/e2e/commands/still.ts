/** Stands in for the command: says what it was asked. */
console.log(`still of ${process.argv.slice(2, -1).join(' ')}`)
