import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isInWebview, isOfWebview } from '#src/session/screens-here.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** A link that looks like a button: one element, which a new tab can open too. The webview has none that lead out of it. */
export function LinkButton({
  to,
  ...props
}: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'onClick'> & { readonly to: string }) {
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void navigate(to)
  }
  if (isInWebview() && !isOfWebview(to)) return null
  return <ButtonLink {...props} href={to} onClick={go} />
}
