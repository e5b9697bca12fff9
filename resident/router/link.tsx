import type { ComponentProps, MouseEvent } from 'react'
import { base, go } from './router.ts'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Within the app: `/homes/12/fees`. */
  readonly to: string
}

/** A link within the app; one that is to open elsewhere is left to the browser. */
export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(to)
  }
  return <a {...rest} href={`${base}${to}`} onClick={follow} />
}
