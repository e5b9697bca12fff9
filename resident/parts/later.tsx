import { useEffect, useState, type ComponentType } from 'react'
import { loadLaterWords } from '../language/language.ts'

interface LaterProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/** What stands below the rest of a page and may come after it; where it does not come, nothing is missed. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    Promise.all([load(), loadLaterWords()]).then(
      ([part]) => setPart(() => part),
      () => undefined,
    )
  }, [load])
  return Part === undefined ? null : <Part {...props} />
}
