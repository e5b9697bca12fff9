/** Rooms whose code works on records of whatever entity: there, names come from the declarations as values. */
const genericRooms = [
  'api/database',
  'api/description',
  'api/imports',
  'api/records',
  'api/routes',
  'src/crud',
  'src/fields',
]

/**
 * The compiler's errors that count, each with the lines that explain it. `record.payerr` of a record whose type says only
 * that it has names (TS4111) is an error where the entity is known: its record is to be typed by its declaration. Generic
 * rooms, tests and tools may read it.
 */
export function findTypeFaults(output: string): string[] {
  const faults = output
    .split(/\n(?=\S)/)
    .map((fault) => fault.trim())
    .filter((fault) => fault !== '')
  return faults.filter((fault) => !fault.includes('error TS4111:') || isHeld(fault))
}

function isHeld(fault: string): boolean {
  const path = fault.replace(/\(.*/s, '').replaceAll('\\', '/')
  return (
    /^(api|domain|src)\//.test(path) &&
    !path.includes('.test.') &&
    !genericRooms.some((room) => path.startsWith(`${room}/`))
  )
}
