// React in development traces every render for the browser's performance panel; nobody looks at one while stories are tested.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
