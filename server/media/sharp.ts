import sharp from 'sharp';

// One thread for each picture, and no cache of open files.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
