import { useEffect, useState, type ComponentType } from 'react'
import { Skeleton } from '../parts/shown.tsx'

interface LazyProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/** What has come already is drawn at once: going back shows no frame first. */
const known = new Map<unknown, ComponentType<object>>()

/** A place that is loaded when it is opened. What does not come is told by the crash page, which loads again. */
export function Lazy<Props extends object>({ load, props }: LazyProps<Props>) {
  const [failure, setFailure] = useState<unknown>()
  const [, draw] = useState(0)
  const Place = known.get(load) as ComponentType<Props> | undefined
  useEffect(() => {
    if (known.has(load)) return
    load().then((loaded) => {
      known.set(load, loaded as ComponentType<object>)
      draw((before) => before + 1)
    }, setFailure)
  }, [load])
  if (failure !== undefined) throw failure
  return Place === undefined ? <Skeleton /> : <Place {...props} />
}
