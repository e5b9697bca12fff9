import { Tabs as AntTabs, type TabsProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'

/** antd's tabs, whose "more" button stands beside the tablist and not inside it, where only tabs may stand. */
export function Tabs(props: TabsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = box.current?.querySelector('.ant-tabs-nav')
    bar?.removeAttribute('role')
    bar?.removeAttribute('aria-orientation')
    bar?.querySelector('.ant-tabs-nav-list')?.setAttribute('role', 'tablist')
  }, [])
  return (
    <div ref={box}>
      <AntTabs {...props} />
    </div>
  )
}
