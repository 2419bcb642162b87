import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FolderInput } from 'lucide-react';
import { mediaCategories } from '#contract/properties/choices.ts';
import { menuItemRadio, useMenu } from '#src/lib/useMenu.ts';
import { overPhoto } from './MoveButtons.tsx';

interface CategoryButtonProps {
  /** The photo's name, for the button's label. */
  name: string;
  category: string;
  onChoose: (category: string) => void;
}

/** A button over a photo, with a menu that moves the photo to another category. */
export function CategoryButton({ name, category, onChoose }: CategoryButtonProps) {
  const label = `Category of ${name}`;
  const { button, menu, close } = useMenu(label);
  return (
    <>
      <IconButton {...button} aria-label={label} sx={overPhoto}>
        <FolderInput size={16} />
      </IconButton>
      <Menu {...menu}>
        {mediaCategories.options.map(({ value, label: words }) => (
          <MenuItem
            key={value}
            {...menuItemRadio(value === category, () => {
              close();
              if (value !== category) onChoose(value);
            })}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
