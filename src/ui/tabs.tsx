import { Tabs as AntTabs, type TabsProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import './tabs.css'

/** antd's tabs with the "more" button beside the tablist: only tabs are allowed inside it. */
export function Tabs(props: TabsProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = box.current?.querySelector('.ant-tabs-nav')
    bar?.removeAttribute('role')
    bar?.removeAttribute('aria-orientation')
    bar?.querySelector('.ant-tabs-nav-list')?.setAttribute('role', 'tablist')
  }, [])
  return (
    <div ref={box} className="lobby-tabs">
      <AntTabs {...props} />
    </div>
  )
}
