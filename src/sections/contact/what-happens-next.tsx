import { Band } from '../../components/band.tsx'
import { ProseColumns } from '../../components/prose-columns.tsx'
import { contact } from '../../content/contact.ts'

export function WhatHappensNext() {
  return (
    <Band id="next" tone="ice">
      <ProseColumns sectionId="next" {...contact.next} />
    </Band>
  )
}
