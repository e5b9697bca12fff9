import { lazy, Suspense } from 'react'
import type { FilterProps, InputProps } from './field-view.ts'

const load = () => import('./inputs/index.ts')
const Input = lazy(async () => ({ default: (await load()).AnyInput }))
const Filter = lazy(async () => ({ default: (await load()).AnyFilter }))

/** Inputs weigh more than all the rest of a list: who will need them soon asks for them here. */
export const preloadInputs = (): void => void load()

const Wait = () => <span className="lobby-input-wait" />

export const LazyInput = (props: InputProps) => (
  <Suspense fallback={<Wait />}>
    <Input {...props} />
  </Suspense>
)

export const LazyFilter = (props: FilterProps) => (
  <Suspense fallback={<Wait />}>
    <Filter {...props} />
  </Suspense>
)
