import type { Area } from '../../area.ts'
import { HomePlace } from '../home.tsx'

/** The first page of a home, which comes with the shell. */
export const area: Area = {
  places: [{ path: '', isFirst: true, load: async () => HomePlace }],
  bar: { order: 10, to: '', holds: /^$/, icon: 'door', word: 'shell.home' },
}
