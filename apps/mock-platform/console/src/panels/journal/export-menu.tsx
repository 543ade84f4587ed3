import { Button } from '@tonalli/ui/button/button';
import { DropdownMenu, MenuItem } from '@tonalli/ui/dropdown-menu/dropdown-menu';
import { Clapperboard, Download, FileArchive, FlaskConical, FolderDown, MonitorPlay } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useExport } from './use-export';

/** All entries, or those from one on, as a file. */
export function ExportMenu({ from, label }: { from?: number; label: string }) {
  const { t } = useTranslation();
  const save = useExport(from === undefined ? {} : { from });
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button size="sm" variant="secondary" iconStart={<Download aria-hidden="true" className="size-4" />}>
          {label}
        </Button>
      }
    >
      <MenuItem icon={<FlaskConical aria-hidden="true" />} onSelect={() => save.test('vitest')}>
        {t('journal.export.vitest')}
      </MenuItem>
      <MenuItem icon={<MonitorPlay aria-hidden="true" />} onSelect={() => save.test('playwright')}>
        {t('journal.export.playwright')}
      </MenuItem>
      <MenuItem icon={<Clapperboard aria-hidden="true" />} onSelect={save.scenario}>
        {t('journal.export.scenario')}
      </MenuItem>
      <MenuItem icon={<FolderDown aria-hidden="true" />} onSelect={save.keep}>
        {t('journal.export.keep')}
      </MenuItem>
      <MenuItem icon={<FileArchive aria-hidden="true" />} onSelect={save.har}>
        {t('journal.export.har')}
      </MenuItem>
    </DropdownMenu>
  );
}
