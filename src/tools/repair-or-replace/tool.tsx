import { Collapsible } from '../../components/folding.tsx'
import { ToolMountPoint } from '../kit/place.tsx'
import type { Tool } from '../kit/tool.ts'
import styles from './tool.module.css'
import { repairOrReplace as words } from './words.ts'

export const repairOrReplace = {
  name: 'repair-or-replace',
  Place: RepairOrReplacePlace,
  links: [],
} satisfies Tool

/** Five questions that come to a verdict, as a part of a section that says the signs without scripts. */
function RepairOrReplacePlace() {
  return (
    <Collapsible
      className={styles.place}
      isOpenWide
      summaryElement="hgroup"
      summary={<h3 className={styles.title}>{words.title}</h3>}
    >
      <ToolMountPoint name="repair-or-replace" className={styles.tool}>
        <p>{words.guide}</p>
      </ToolMountPoint>
    </Collapsible>
  )
}
