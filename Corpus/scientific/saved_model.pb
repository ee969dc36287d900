6



Add
x"serve

tidePlaceholder"/cpu:0