import type { Translate } from '../i18n/use-t.ts'
import type { BatchPeople } from './calls.ts'

const steps = ['uploaded_by', 'applied_by', 'undone_by'] as const

/** Who uploaded a file, who imported it, and who undid the import. */
export const peopleLine = (t: Translate, people: BatchPeople): string =>
  steps
    .flatMap((step) => (people[step] === null ? [] : [t(`console.imports.${step}`, { name: people[step] })]))
    .join(' · ')
