import Box from '@mui/material/Box';
import { FileText, FileUp } from 'lucide-react';
import { formatFileSize } from '../../lib/format';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { FileBox } from './FileBox';
import { FilePrompt } from './FilePrompt';
import { useOneFile } from './useOneFile';

interface FilePickerFieldProps extends Omit<FieldProps, 'help'> {
  /** As the file input's `accept`: what the browser offers first. `refuse` decides. */
  accept?: string;
  /** Which files are taken, in words, inside the box: 'CSV, up to 2 MB'. */
  hint?: string;
  /** Why a file cannot be taken, in words; undefined for one that can. The file held so far stays. */
  refuse?: (file: File) => string | undefined;
}

const anyFile = () => undefined;

/** One file of any kind, bound to a `File` or null: its name and size are shown, and it can be replaced and removed. */
export function FilePickerField({ accept, hint, refuse = anyFile, ...props }: FilePickerFieldProps) {
  const { field, refused, take, remove } = useOneFile(props.name, refuse);
  const file = field.value;
  return (
    <FieldFrame {...props} field={field} announce={refused}>
      <FileBox
        id={field.id}
        name={props.name}
        label={props.label}
        accept={accept}
        thumb={file ? <FileText size={20} /> : <FileUp size={20} />}
        title={
          file ? (
            <Box component="span" sx={{ color: 'roles.ink', fontWeight: 500 }}>
              {file.name}
            </Box>
          ) : (
            <FilePrompt choose="Choose a file" disabled={props.disabled} />
          )
        }
        caption={file ? formatFileSize(file.size) : hint}
        filled={Boolean(file)}
        invalid={Boolean(field.error)}
        disabled={Boolean(props.disabled)}
        describedBy={describedBy(field, undefined, props.optional)}
        onFile={take}
        onRemove={file ? remove : undefined}
        onBlur={field.leave}
      />
    </FieldFrame>
  );
}
